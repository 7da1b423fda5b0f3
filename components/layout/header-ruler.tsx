import { nameSize } from './site-title';

interface HeaderRulerProps {
  name: string;
  labels: readonly string[];
  hasSearch: boolean;
  hasThemes: boolean;
}

/**
 * An invisible copy of the texts of a wide header, which takes a second line if they do not fit into one. The header
 * lies in the same grid cell, so it is as high, and the variant `fits` (a container query) is true for one line.
 */
export const HeaderRuler = ({ name, labels, hasSearch, hasThemes }: HeaderRulerProps) => (
  <div
    aria-hidden="true"
    className="invisible col-start-1 row-start-1 flex flex-wrap overflow-clip gap-x-2 *:h-px lg:gap-x-6"
  >
    <span
      data-text={name}
      className={`w-min ps-[2.75rem] font-display font-bold before:content-[attr(data-text)] ${nameSize(name)}`}
    />
    <span className="flex gap-1 whitespace-nowrap lg:gap-4">
      <span className="flex gap-4 font-medium lg:gap-8">
        {labels.map((label) => (
          <span key={label} data-text={label} className="before:content-[attr(data-text)]" />
        ))}
      </span>
      {/* As wide as the button of the search, and as the theme switch. */}
      {hasSearch && <span className="w-10" />}
      {hasThemes && <span className="w-[6.625rem]" />}
    </span>
  </div>
);
