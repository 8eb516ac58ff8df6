export { type Gateway, type GatewayOptions, startGateway } from './gateway.js';
export { listenAddresses } from './hosts.js';
export { observation } from './observed.js';
export { PAYMENT_PROVIDER_ORIGINS } from './security.js';
