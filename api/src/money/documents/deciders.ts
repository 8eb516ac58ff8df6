/** Who of a company's people looks after its money and its documents, as a condition of the store: its owner, and whom they gave the billing right. */
export const DECIDES = { $or: [{ companyOwner: true }, { companyBilling: true }] };
