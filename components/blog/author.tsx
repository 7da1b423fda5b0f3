import { strings } from '@/data/strings';
import type { ShownImage } from '@/lib/images/image';
import { routes } from '@/lib/urls';
import { ownText } from '../ui/own-text';
import { ResponsiveImage } from '../ui/responsive-image';
import { TextLink } from '../ui/text-link';

interface AuthorProps {
  name: string;
  portrait: { image: ShownImage; alt: string } | undefined;
  /** Whether the site has these pages. */
  has: { about: boolean; contact: boolean };
}

/** The end of an article: who wrote it, what they do, and how to reach them. */
export function Author({ name, portrait, has }: AuthorProps) {
  const { author, aboutAuthor, contactAuthor } = strings.article;
  return (
    <section
      aria-label={author}
      className="mt-16 flex items-start gap-5 border-t border-line pt-8 print:hidden"
    >
      {portrait && (
        <ResponsiveImage
          image={portrait.image}
          sizes="5rem"
          alt=""
          loading="lazy"
          className="size-16 flex-none rounded-full bg-raised object-cover object-[50%_20%] md:size-20"
        />
      )}
      <div className="min-w-0">
        <p className="font-display text-title font-bold wrap-anywhere">{name}</p>
        <p className="mt-1 text-muted">{ownText(strings.home.claim)}</p>
        <p className="mt-2 flex flex-wrap gap-x-6">
          {has.contact && <TextLink href={routes.contact}>{contactAuthor}</TextLink>}
          {has.about && <TextLink href={routes.about}>{aboutAuthor}</TextLink>}
        </p>
      </div>
    </section>
  );
}
