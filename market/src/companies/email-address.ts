/** One address: something before the @ and a domain with a dot behind it. */
const EMAIL = /^[^@\s<>(),;:"]+@[^@\s<>(),;:"]+\.[^@\s<>(),;:".]{2,}$/;

/** Whether a text may be one email address, as far as its form says. */
export const isEmailAddress = (text: string): boolean => text.length <= 254 && EMAIL.test(text);
