import { iconNames } from '../icons';

/** Beginnings of the names of sets that have logos. */
const LOGO_SETS = ['Si', 'Fa', 'TbBrand'];

/** The icon of a profile: the logo of its network, or a link. */
export function profileIcon(network: string): string {
  const letters = network.toLowerCase().replace(/[^a-z0-9]/g, '');
  const names = LOGO_SETS.flatMap((set) => {
    const wanted = `${set}${letters}`.toLowerCase();
    return iconNames(`${set}X`).filter((name) => name.toLowerCase() === wanted);
  });
  return (letters && names[0]) || 'LuLink';
}
