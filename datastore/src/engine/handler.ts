import type { Engine } from './engine.js';
import type { CommandRequest, Reply } from './request.js';

/** Runs one command. */
export type CommandHandler = (request: CommandRequest, engine: Engine) => Reply | Promise<Reply>;
