export type { Caller, CompanyCaller, JobSeekerCaller, TalentSeekerCaller } from './caller.js';
export { isCompanysSide, isTalentIn, onCompanysSide, onOwnSide } from './company-side.js';
export type { Handler, HandlerCall, Handlers, Reply } from './handler.js';
export type { Look } from './look.js';
export { type EndpointPlatform, mount } from './mount.js';
export { checkFreshPasskey } from './passkey.js';
export { ANSWERED, ReadyBytes } from './reply.js';
