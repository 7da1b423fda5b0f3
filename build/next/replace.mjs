/**
 * A loader for Turbopack that replaces the code of a file.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/turbopack#configuring-webpack-loaders
 * @this {{ getOptions: () => { code: string } }}
 */
export default function replace() {
  return this.getOptions().code;
}
