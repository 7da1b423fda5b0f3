import type { ToolkitGroup } from '@/lib/schema';

/** Your favourite tools, grouped by purpose. */
export const toolkit: readonly ToolkitGroup[] = [
  {
    label: 'Frontend',
    items: [
      { label: 'Next.js', icon: 'SiNextdotjs', gradient: ['#3d4150', '#171923'] },
      { label: 'TailwindCSS', icon: 'SiTailwindcss', gradient: ['#0e7490', '#155e75'] },
    ],
  },
  {
    label: 'Smart Contracts',
    items: [
      { label: 'Solidity', icon: 'SiSolidity', gradient: ['#5b5f73', '#2b2e3b'] },
      { label: 'Ethereum', icon: 'SiEthereum', gradient: ['#5a67d8', '#37348f'] },
    ],
  },
  {
    label: 'Backend',
    items: [
      { label: 'Node.js', icon: 'SiNodedotjs', gradient: ['#3f7d3a', '#1f4f2a'] },
      { label: 'SQL', icon: 'FaDatabase', gradient: ['#b45309', '#7c2d12'] },
    ],
  },
  {
    label: 'CI/CD',
    items: [{ label: 'Docker', icon: 'SiDocker', gradient: ['#1d63ed', '#123a8c'] }],
  },
  {
    label: 'Design',
    items: [{ label: 'Figma', icon: 'SiFigma', gradient: ['#a13cf0', '#d1345b'] }],
  },
];
