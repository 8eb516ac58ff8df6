export { settingsDocument } from './document.js';
export { SETTINGS_FOLLOW, settingsThatFollow } from './following.js';
export { listenProblem } from './listening.js';
export { networkOf } from './network-of.js';
export { problemsText, type SettingProblem, settingProblems, settingsOf } from './problems.js';
export { commaList } from './setting/comma-list.js';
export type { AppEnvironment, Environment, ProcessName, Setting } from './setting/setting.js';
export { type SettingName, SETTINGS } from './table/index.js';
export { environmentOf, givenValue, valueOf } from './values.js';
