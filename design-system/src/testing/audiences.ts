import { AUDIENCES } from '../theme/index.js';

/** Both themes, for `test.each`. */
export const eachAudience = AUDIENCES.map((audience) => ({ audience }));
