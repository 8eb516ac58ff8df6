import { getPurchase, getStatement, listDocuments, listInvoices, listPurchases } from '@vela/contracts/endpoints';
import { REMOTE_CONTRACT, type RemoteModule } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { lazyPage, type RouteObject } from '@vela/router';

const slice: RemoteModule<RouteObject> = {
  contract: REMOTE_CONTRACT,
  name: 'mf_payments',
  routes: [
    {
      path: PATHS.subscriptions,
      lazy: lazyPage(() => import('../routes/subscriptions.js'), [{ endpoint: listPurchases }], { personal: true }),
    },
    {
      path: PATHS.receipts,
      lazy: lazyPage(() => import('../routes/receipts.js'), [{ endpoint: listPurchases }], { personal: true }),
    },
    {
      path: PATHS.receipt,
      lazy: lazyPage(
        () => import('../routes/receipt.js'),
        [
          { endpoint: getPurchase, params: { id: ':purchaseId' } },
          { endpoint: listDocuments, query: { subjectId: ':purchaseId' } },
        ],
        { personal: true },
      ),
    },
    {
      path: PATHS.invoices,
      lazy: lazyPage(() => import('../routes/invoices.js'), [{ endpoint: listInvoices }], { personal: true }),
    },
    {
      path: PATHS.invoice,
      lazy: lazyPage(
        () => import('../routes/invoice.js'),
        [{ endpoint: listInvoices }, { endpoint: listDocuments, query: { subjectId: ':invoiceId' } }],
        { personal: true },
      ),
    },
    {
      path: PATHS.statement,
      lazy: lazyPage(() => import('../routes/statement.js'), [{ endpoint: getStatement, query: { page: 1 } }], {
        personal: true,
      }),
    },
    { path: PATHS.pricing, lazy: lazyPage(() => import('../routes/pricing.js'), [], { personal: true }) },
  ],
};

/** What the shell loads: the agreement this slice was built for, its name, and a page for every path it owns. */
export const { contract, name, routes } = slice;
