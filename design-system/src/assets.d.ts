/** Files that the bundler emits next to the code; the import's value is the file's address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
