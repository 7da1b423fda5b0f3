import { Title } from './title';

/** The size at which a title takes few lines, and its longest word fits on phones. */
function sizeOf(title: string): string {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (longest > 14) return 'text-longest-word';
  if (longest > 8 && title.length > 16) return 'text-long-word';
  return title.length > 20 ? 'text-long-page' : 'text-page';
}

interface PageHeadingProps {
  children: string;
  /** The class of another size than that of its length. */
  size?: string;
  /** BCP 47 tag, if it is not that of the site. */
  lang?: string | undefined;
}

/** The h1 of a page. It slides in when the page appears. */
export function PageHeading({ children, size = sizeOf(children), lang }: PageHeadingProps) {
  return (
    <h1
      id="page-title"
      lang={lang}
      dir="auto"
      className={`animate-slide-in font-display font-bold tracking-tight ${size}`}
    >
      <Title>{children}</Title>
    </h1>
  );
}
