import { projectTagRoute, projectTags } from '@/lib/content/project-tags';

describe('projectTags', () => {
  it('puts the tags of most projects first, then goes by name', () => {
    const projects = [{ tags: ['Web', 'API'] }, { tags: ['Web', 'C#'] }, { tags: ['C'] }];
    expect(projectTags(projects)).toEqual([
      { label: 'Web', slug: 'web', count: 2 },
      { label: 'API', slug: 'api', count: 1 },
      { label: 'C', slug: 'c', count: 1 },
      { label: 'C#', slug: 'c-sharp', count: 1 },
    ]);
  });

  it('counts a project once, and takes one tag in two spellings for one', () => {
    const projects = [{ tags: ['Web', 'Web'] }, { tags: ['web'] }];
    expect(projectTags(projects)).toEqual([{ label: 'Web', slug: 'web', count: 2 }]);
  });
});

it('projectTagRoute names the list with the tag, in any script', () => {
  expect(projectTagRoute('c-sharp')).toBe('/projects/?tag=c-sharp');
  expect(projectTagRoute('東京')).toBe('/projects/?tag=%E6%9D%B1%E4%BA%AC');
});
