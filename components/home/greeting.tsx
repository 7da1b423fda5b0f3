import { strings } from '@/data/strings';

interface GreetingProps {
  name: string;
  /** Whether nothing stands beside it, so that it has all of the width. */
  isAlone: boolean;
}

/** The greeting of the home page, and the owner's name. */
export function Greeting({ name, isAlone }: GreetingProps) {
  return (
    <div className="@container min-w-0 md:row-start-1">
      <h1
        id="greeting"
        className={`animate-slide-in font-display font-bold tracking-tight ${greetingSize(isAlone)}`}
      >
        {strings.home.greeting}
      </h1>
      <p
        className={`animate-slide-in font-display font-bold tracking-tight wrap-anywhere text-accent ${heroNameSize(name, isAlone)}`}
      >
        {name}
      </p>
    </div>
  );
}

/** A word that is too wide for a phone at the size of a greeting. East Asian characters are twice as wide. */
const longWord = /\S{10}|[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]{6}/u;

/** The largest names, in characters, that fit into a line at each size. */
const SHORT_NAME = 8;
const MEDIUM_NAME = 13;

function greetingSize(isAlone: boolean): string {
  if (longWord.test(strings.home.greeting)) return 'text-long-hero hyphens-auto';
  return isAlone ? 'text-type-hero' : 'text-hero';
}

/** The size of a name, so that it takes one line, or two if it is very long. */
function heroNameSize({ length }: string, isAlone: boolean): string {
  if (length > MEDIUM_NAME) return 'text-hero-long-name';
  if (isAlone) return 'text-type-hero';
  return length > SHORT_NAME ? 'text-hero-name' : 'text-hero';
}
