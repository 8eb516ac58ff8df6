// The part of react-query that the shell shares with the slices: what is shared cannot be shaken out at run time, so
// what stands here is what every visitor downloads. The linter lets sources import these names only.
export {
  hydrate,
  keepPreviousData,
  notifyManager,
  onlineManager,
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  queryOptions,
  skipToken,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from 'whole-react-query';
