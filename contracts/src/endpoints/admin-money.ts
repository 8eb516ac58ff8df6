import type {
  AdminHire,
  AdminHirePage,
  HireBonus,
  HireConfirmation,
  HireRefund,
  Invoice,
  InvoicePage,
  InvoicePaidBackInput,
  InvoicePaymentInput,
  InvoiceTakeBackInput,
  PaymentCase,
  PaymentCaseActionInput,
  PaymentCaseNote,
  PaymentCasePage,
  PaymentCaseStatus,
  ReasonInput,
} from '../schemas/index.js';
import type { AdminListQuery, Endpoint } from './endpoint.js';

// Hires and invoices in the platform’s admin area.

export const adminListHires: Endpoint<{ query?: AdminListQuery; response: AdminHirePage }> = {
  method: 'GET',
  path: '/api/admin/hires',
  cache: 'live',
};
export const adminConfirmHire: Endpoint<{ params: { id: string }; body: HireConfirmation; response: AdminHire }> = {
  method: 'POST',
  path: '/api/admin/hires/:id/confirm',
};
export const adminRejectHire: Endpoint<{ params: { id: string }; body: ReasonInput; response: AdminHire }> = {
  method: 'POST',
  path: '/api/admin/hires/:id/reject',
};
export const adminSetHireBonus: Endpoint<{ params: { id: string }; body: HireBonus; response: AdminHire }> = {
  method: 'POST',
  path: '/api/admin/hires/:id/bonus',
};
export const adminRefundHire: Endpoint<{ params: { id: string }; body: HireRefund; response: AdminHire }> = {
  method: 'POST',
  path: '/api/admin/hires/:id/refund',
};
export const adminConfirmHireEnd: Endpoint<{ params: { id: string }; body: HireRefund; response: AdminHire }> = {
  method: 'POST',
  path: '/api/admin/hires/:id/end',
};
export const adminDismissHireEnd: Endpoint<{ params: { id: string }; body: ReasonInput; response: AdminHire }> = {
  method: 'POST',
  path: '/api/admin/hires/:id/end/dismiss',
};
export const adminUndoHire: Endpoint<{ params: { id: string }; body: ReasonInput; response: AdminHire }> = {
  method: 'POST',
  path: '/api/admin/hires/:id/undo',
};
export const adminGetBookkeeping: Endpoint<{ query: { from: string; to: string }; response: unknown }> = {
  method: 'GET',
  path: '/api/admin/bookkeeping',
};
export const adminGetPeppol: Endpoint<{ params: { number: string }; response: unknown }> = {
  method: 'GET',
  path: '/api/admin/peppol/:number',
};
export const adminListInvoices: Endpoint<{ query?: AdminListQuery; response: InvoicePage }> = {
  method: 'GET',
  path: '/api/admin/invoices',
  cache: 'live',
};
export const adminListPaymentCases: Endpoint<{
  query: { status?: PaymentCaseStatus; page?: number };
  response: PaymentCasePage;
}> = {
  method: 'GET',
  path: '/api/admin/payment-cases',
  cache: 'live',
};
export const adminActOnPaymentCase: Endpoint<{
  params: { id: string };
  body: PaymentCaseActionInput;
  response: PaymentCase;
}> = {
  method: 'POST',
  path: '/api/admin/payment-cases/:id/act',
};
export const adminNotePaymentCase: Endpoint<{
  params: { id: string };
  body: PaymentCaseNote;
  response: PaymentCase;
}> = {
  method: 'POST',
  path: '/api/admin/payment-cases/:id/notes',
};
export const adminMarkInvoicePaid: Endpoint<{ params: { id: string }; body: InvoicePaymentInput; response: Invoice }> =
  {
    method: 'POST',
    path: '/api/admin/invoices/:id/paid',
  };
export const adminMarkInvoicePaidBack: Endpoint<{
  params: { id: string };
  body: InvoicePaidBackInput;
  response: Invoice;
}> = {
  method: 'POST',
  path: '/api/admin/invoices/:id/paid-back',
};
export const adminTakeBackInvoicePayment: Endpoint<{
  params: { id: string };
  body: InvoiceTakeBackInput;
  response: Invoice;
}> = {
  method: 'POST',
  path: '/api/admin/invoices/:id/take-back',
};
