export { MailLink } from './mail-link.js';
export { TalentProfile, type TalentProfileProps } from './talent-profile.js';
