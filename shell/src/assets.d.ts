/** A stylesheet that is emitted as a file of its own: its address. */
declare module '*.css' {
  const address: string;
  export default address;
}
