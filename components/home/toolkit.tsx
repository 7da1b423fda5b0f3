import { toolkit } from '@/data/toolkit';
import { CvLink } from '../layout/cv-link';
import { Reveal } from '../motion/reveal';
import { TitledSection } from '../ui/titled-section';
import { ToolkitIcon } from './toolkit-icon';

/** The owner's favourite tools, grouped by what they are for, and the CV. */
export function Toolkit() {
  return (
    <TitledSection title="My Favorite Toolkit" className="section">
      <Reveal>
        <dl className="toolkit">
          {toolkit.map(({ label, items }) => (
            <div key={label} className="border-t border-line pt-4">
              <dt className="font-mono text-caption text-muted">{label}</dt>
              {items.map((item) => (
                <dd
                  key={item.label}
                  className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 font-medium"
                >
                  <ToolkitIcon item={item} />
                  {item.label}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </Reveal>
      <CvLink className="mt-12" />
    </TitledSection>
  );
}
