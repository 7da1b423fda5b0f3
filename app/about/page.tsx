import { Portrait } from '@/components/about/portrait';
import { ResumeSections } from '@/components/about/resume-sections';
import { Story } from '@/components/about/story';
import { Invitation } from '@/components/contact/invitation';
import { ownText } from '@/components/ui/own-text';
import { PageHeading } from '@/components/ui/page-heading';
import { Sentence } from '@/components/ui/sentence';
import { StructuredData } from '@/components/ui/structured-data';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { timeline } from '@/data/timeline';
import { careerOf } from '@/lib/content/career';
import { cvFiles } from '@/lib/cv/cv-files';
import { readSections, sectionNames, type SectionName } from '@/lib/cv/sections';
import { openSourceSection } from '@/lib/resume/open-source';
import { readTimeline, storyOf } from '@/lib/resume/story';
import { routes } from '@/lib/urls';
import { mainContactLinks } from '../contact-links';
import { siteContent, sitePortrait } from '../content';
import { cvVariants } from '../cv';
import { github } from '../github';
import { resolvePath } from '../languages';
import { owner, resume } from '../owner';
import { pageMetadata } from '../page-metadata';
import { profileData } from '../structured-data';

const { name: title, heading, description, paragraphs, stats = [] } = strings.about;

export const metadata = pageMetadata({ title, description, path: routes.about });

export default async function AboutPage() {
  const portrait = sitePortrait();
  const columns = portrait
    ? 'xl:grid-cols-[minmax(0,1fr)_min(37%,22rem)] xl:gap-16 print:grid-cols-[2fr_1fr]'
    : '';
  return (
    <>
      <section aria-labelledby="page-title" className="pt-top">
        <PageHeading>{heading}</PageHeading>
        <div className={`mt-10 grid grid-cols-1 items-start gap-10 ${columns}`}>
          <div className="max-w-measure">
            {paragraphs?.(owner).map((paragraph, index) => (
              <p key={index} className="mb-5 first:text-lead">
                <Sentence>{ownText(paragraph)}</Sentence>
              </p>
            ))}
          </div>
          {portrait && <Portrait {...portrait} isFirst />}
        </div>
      </section>
      <Story
        years={await storyYears()}
        stats={stats}
        cvFiles={cvFiles({ owner, settings })}
        cvVariants={listedVariants()}
      />
      <ResumeSections sections={resumeSections()} />
      <Invitation owner={owner} links={mainContactLinks()} className="mb-section" />
      <StructuredData data={profileData('about')} />
    </>
  );
}

/** The CVs for kinds of jobs that the owner offers. */
const listedVariants = () =>
  cvVariants()
    .filter(({ listed }) => listed)
    .map(({ name, label }) => ({ label, files: cvFiles({ owner, settings }, name) }));

/** The sections that the story and other pages tell. */
const toldElsewhere: readonly SectionName[] = ['work', 'projects', 'skills', 'education'];

function resumeSections() {
  const career = careerOf(resume, siteContent(), (path) => path);
  const untold = sectionNames.filter((name) => !toldElsewhere.includes(name));
  const source = { ...career, strings };
  const openSource = openSourceSection(github().contributions, strings);
  const sections = readSections(source, settings.aboutSections ?? untold);
  return openSource ? [openSource, ...sections] : sections;
}

/** The story of data/timeline.ts; if it is empty, one made from the résumé. */
function storyYears() {
  if (timeline.length === 0) return storyOf(resume, strings);
  const periods = siteContent().projects.map(({ path, periods }) => [path, periods] as const);
  const isOpen = owner.availability !== undefined;
  const facts = { isOpen, periods: new Map(periods), resolvePath };
  return readTimeline(timeline, facts, strings, settings.language);
}
