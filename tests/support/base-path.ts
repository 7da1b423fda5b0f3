/** The exports of modules in a build below the path /portfolio. */
export async function belowPath<Module>(load: () => Promise<Module>): Promise<Module> {
  const env = { ...process.env, NEXT_PUBLIC_BASE_PATH: '/portfolio' };
  const replaced = jest.replaceProperty(process, 'env', env);
  let loaded: Module | undefined;
  await jest.isolateModulesAsync(async () => {
    loaded = await load();
  });
  replaced.restore();
  return loaded!;
}
