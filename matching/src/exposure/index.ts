export { type Exposure, EXPOSURE_MOST, ExposureTable, MOMENTS_HELD, UNSEEN } from './exposure-table.js';
