import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { CompiledMessage } from './compiled-message.js';

/** @param message in ICU's MessageFormat @throws Error if it is none */
export const compiled = (message: string): CompiledMessage => compileMessageOrThrow(message) as CompiledMessage;
