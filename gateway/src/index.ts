export { type Gateway, type GatewayOptions, startGateway } from './gateway.js';
export { observation } from './observed.js';
export { PAYMENT_PROVIDER_ORIGINS } from './security.js';
