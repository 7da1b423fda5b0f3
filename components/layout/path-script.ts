/**
 * Puts paths such as `//projects/` right, before Next reads them: some hosts respond to them, but to `new URL` they
 * start with a host. Runs as an inline script.
 */
export const pathScript = `if(location.pathname.includes('//'))history.replaceState(null,'',location.pathname.replace(/\\/+/g,'/')+location.search+location.hash)`;
