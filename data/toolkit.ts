/** Names of the icons that a toolkit item can show. */
export type ToolkitIcon =
  'nextjs' | 'tailwindcss' | 'solidity' | 'ethereum' | 'nodejs' | 'sql' | 'docker' | 'figma';

/** One tool, on a tile with a gradient of two colours. */
export interface ToolkitItem {
  label: string;
  icon: ToolkitIcon;
  gradient: readonly [string, string];
}

export interface ToolkitGroup {
  label: string;
  items: readonly ToolkitItem[];
}

/** The tools the owner likes best, grouped by what they are for. */
export const toolkit: readonly ToolkitGroup[] = [
  {
    label: 'Frontend',
    items: [
      { label: 'Next.js', icon: 'nextjs', gradient: ['#3d4150', '#171923'] },
      { label: 'TailwindCSS', icon: 'tailwindcss', gradient: ['#0e7490', '#155e75'] },
    ],
  },
  {
    label: 'Smart Contracts',
    items: [
      { label: 'Solidity', icon: 'solidity', gradient: ['#5b5f73', '#2b2e3b'] },
      { label: 'Ethereum', icon: 'ethereum', gradient: ['#5a67d8', '#37348f'] },
    ],
  },
  {
    label: 'Backend',
    items: [
      { label: 'Node.js', icon: 'nodejs', gradient: ['#3f7d3a', '#1f4f2a'] },
      { label: 'SQL', icon: 'sql', gradient: ['#b45309', '#7c2d12'] },
    ],
  },
  {
    label: 'CI/CD',
    items: [{ label: 'Docker', icon: 'docker', gradient: ['#1d63ed', '#123a8c'] }],
  },
  { label: 'Design', items: [{ label: 'Figma', icon: 'figma', gradient: ['#a13cf0', '#d1345b'] }] },
];
