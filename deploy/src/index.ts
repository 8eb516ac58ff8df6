export { CommandProblem, runSliceCommand, type Workplace } from './cli/command.js';
export { type Gateway, type GatewayOptions, startGateway } from './gateway/gateway.js';
export { PAYMENT_PROVIDER_ORIGINS } from './gateway/security.js';
export { putBuildsIntoService } from './site/start-builds.js';
