export { startGateway, type Gateway, type GatewayOptions } from './gateway/gateway.js';
export { promoteShell, publishShell, readShellPointer } from './site/shell.js';
export { promoteSlice, publishedVersions, publishSlice, readRegistry, rollBackSlice } from './site/slices.js';
