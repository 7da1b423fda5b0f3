import { strings } from '@/data/strings';
import type { CvFile } from '@/lib/cv/cv-files';
import { TOOLKIT_FILE, tileId } from '@/lib/graphics/toolkit-svg';
import { isTranslated } from '@/lib/languages/languages';
import type { ToolkitGroup } from '@/lib/schema';
import { withBasePath, withSiteBasePath } from '@/lib/urls';
import { Reveal } from '../motion/reveal';
import { CvLink } from '../ui/cv-link';
import { TitledSection } from '../ui/titled-section';

interface ToolkitProps {
  groups: readonly ToolkitGroup[];
  cvFiles: readonly CvFile[];
}

/** The file with the tiles, which languages share unless they have a toolkit of their own. */
const tiles = (isTranslated('toolkit.ts') ? withBasePath : withSiteBasePath)(TOOLKIT_FILE);

/** The columns that a group takes, by its number of tools: as many as it fills. */
const columns = [
  '',
  '',
  'col-span-full lg:col-span-2 print:col-span-2',
  'col-span-full lg:col-span-3 print:col-span-3',
  'col-span-full',
];

/** The owner's favourite tools, grouped by purpose, and the link to the CV. */
export function Toolkit({ groups, cvFiles }: ToolkitProps) {
  if (groups.length === 0) return <CvLink files={cvFiles} className="pt-section" />;
  return (
    <TitledSection title={strings.home.toolkit} className="pt-section">
      <Reveal>
        <dl className="mt-10 grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-4 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4 print:grid-cols-4">
          {groups.map(({ label, items }) => (
            <div
              key={label}
              className={`grid grid-cols-subgrid content-start gap-y-4 border-t border-line pt-4 ${columns[Math.min(items.length, 4)]}`}
            >
              <dt className="col-span-full font-caption text-caption wrap-anywhere text-muted">
                {label}
              </dt>
              {items.map((item) => (
                <dd
                  key={item.label}
                  className="flex flex-wrap items-center gap-x-2 gap-y-2 text-small font-medium wrap-anywhere sm:gap-x-3 sm:text-body sm:leading-tight"
                >
                  <img
                    src={`${tiles}#${tileId(item)}`}
                    alt=""
                    width={48}
                    height={48}
                    loading="lazy"
                    className="size-8 sm:size-12"
                  />
                  {item.label}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </Reveal>
      <CvLink files={cvFiles} className="mt-12" />
    </TitledSection>
  );
}
