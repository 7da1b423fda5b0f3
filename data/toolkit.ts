import type { ToolkitGroup } from '@/lib/schema';

/** Your favourite tools, grouped by purpose. */
export const toolkit: readonly ToolkitGroup[] = [
  {
    label: 'Frontend',
    items: [
      { label: 'Next.js', icon: 'TbBrandNextjs', gradient: ['#3d4150', '#171923'] },
      { label: 'TailwindCSS', icon: 'TbBrandTailwind', gradient: ['#0e7490', '#155e75'] },
    ],
  },
  {
    label: 'Smart Contracts',
    items: [
      { label: 'Solidity', icon: 'SiSolidity', gradient: ['#5b5f73', '#2b2e3b'] },
      { label: 'Ethereum', icon: 'TbCurrencyEthereum', gradient: ['#5a67d8', '#37348f'] },
    ],
  },
  {
    label: 'Backend',
    items: [
      { label: 'Node.js', icon: 'TbBrandNodejs', gradient: ['#3f7d3a', '#1f4f2a'] },
      { label: 'SQL', icon: 'TbDatabase', gradient: ['#b45309', '#7c2d12'] },
    ],
  },
  {
    label: 'CI/CD',
    items: [{ label: 'Docker', icon: 'TbBrandDocker', gradient: ['#1d63ed', '#123a8c'] }],
  },
  {
    label: 'Design',
    items: [{ label: 'Figma', icon: 'TbBrandFigma', gradient: ['#a13cf0', '#d1345b'] }],
  },
];
