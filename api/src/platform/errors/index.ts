export {
  AppError,
  fieldError,
  fieldErrors,
  notFound,
  stillStarting,
  storeUnavailable,
  tooMuchToDo,
} from './app-error.js';
export { errorHandler } from './error-handler.js';
export { isDuplicateKey, MongoError, MongoServerSelectionError } from './mongo-errors.js';
export { problemOf } from './problem.js';
export { isStoreUnavailable, toAppError, toError } from './translate.js';
