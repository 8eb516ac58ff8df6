/** Where people write to Vela. */
export const CONTACT_ADDRESS = 'hello@vela.example';
