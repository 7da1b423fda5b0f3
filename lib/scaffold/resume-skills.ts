import type { CareerData } from '../site/types';
import type { Resume } from './read-resume';

type SkillGroup = NonNullable<CareerData['skillGroups']>[number];
type Skill = SkillGroup['skills'][number];

/** An entry of the career, and all that the résumé says about it. */
export interface Evidence {
  slug: string;
  text: string;
}

/**
 * The skills of a résumé in its groups. What names a skill is its evidence.
 * @param entries jobs and projects
 */
export function skillGroups(skills: Resume['skills'], entries: readonly Evidence[]): SkillGroup[] {
  const groups = skills.filter(({ name, keywords }) => name && keywords.length > 0);
  const others = skills
    .filter((group) => !groups.includes(group))
    .flatMap(({ name, keywords }) => name ?? keywords);
  return [...groups, { name: 'Skills', keywords: others }]
    .filter(({ keywords }) => keywords.length > 0)
    .map(({ name: label = '', keywords }) => ({
      label,
      skills: keywords.map((name) => skillOf(name, entries)),
    }));
}

function skillOf(name: string, entries: readonly Evidence[]): Skill {
  const evidence = entries.flatMap(({ slug, text }) => (names(text, name) ? slug : []));
  return evidence.length > 0 ? { name, evidence } : { name };
}

/** Whether a text has a name as words of their own: `Go`, not `Good`; `C`, not `C#`. */
function names(text: string, name: string): boolean {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}+#])`, 'u').test(text);
}
