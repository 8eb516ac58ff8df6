// The packages whose parts are shared, by the names under which `factory.mjs` lets this folder alone reach all of them.
declare module 'whole-react-query' {
  export * from '@tanstack/react-query';
}

declare module 'whole-styled-components' {
  export * from 'styled-components';
  export { default } from 'styled-components';
}
