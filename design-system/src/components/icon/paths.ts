/** Icons on a 24 × 24 ground, drawn with strokes of 1.75; `filled` ones are drawn with their surface. */
export const strokedPaths = {
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6M4 17h16M10 20.500h4',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  card: 'M3.500 6h17v12h-17zM3.500 10.500h17M7 14.500h4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-end': 'M9 6l6 6-6 6',
  'chevron-start': 'M15 6l-6 6 6 6',
  'chevron-up': 'M6 15l6-6 6 6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  company: 'M5 21V4h9v17M14 9h5v12M3 21h18M8.5 8h2M8.5 12h2M8.5 16h2',
  cross: 'M6 6l12 12M18 6L6 18',
  danger: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.500v5.500M12 16.400v.1',
  'external-link': 'M13 5h6v6M19 5l-9 9M17 14v5H5V7h5',
  filter: 'M4 6h16M7 12h10M10.5 18h3',
  home: 'M4 11.500L12 4l8 7.500M6.500 9.500V20h11V9.500M10 20v-6h4v6',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.500M12 7.600v.1',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  logout: 'M14 4H5v16h9M10 12h10M16 8l4 4-4 4',
  mail: 'M3.5 6h17v12h-17zM4 6.500l8 6.5 8-6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  pin: 'M12 21c4-4.5 6.5-7.8 6.5-11a6.5 6.5 0 0 0-13 0c0 3.2 2.5 6.5 6.5 11zM12 12.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.500c1-4 4-6 7.5-6s6.5 2 7.5 6',
  plus: 'M12 6v12M6 12h12',
  receipt: 'M6 3.500h12v17l-3-2-3 2-3-2-3 2zM9 8.500h6M9 12.500h6',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5',
  star: 'M12 3.500l2.6 5.4 5.9.8-4.3 4.1 1 5.900L12 16.900l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  success: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.300l2.8 2.800L16 9.5',
  swap: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  warning: 'M12 4l9 16H3zM12 10v4.500M12 17.300v.1',
} as const;

export const filledPaths = {
  more: 'M3.5 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM10 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM16.500 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
  'star-filled': strokedPaths.star,
  'bookmark-filled': strokedPaths.bookmark,
  linkedin:
    'M5 9h3v10H5zM6.5 4.500a1.7 1.7 0 1 1 0 3.5 1.7 1.7 0 0 1 0-3.500zM10 9h2.900v1.400c.5-.9 1.6-1.7 3.2-1.7 3 0 3.9 1.9 3.9 4.600V19h-3v-5.200c0-1.4-.3-2.5-1.8-2.5-1.6 0-2.2 1.1-2.2 2.600V19h-3z',
  facebook:
    'M13.5 20.500v-7.500h2.600l.4-3h-3V8.100c0-.9.3-1.5 1.5-1.500h1.600V4c-.3 0-1.2-.1-2.3-.1-2.3 0-3.9 1.4-3.9 4V10H8v3h2.400v7.500z',
  instagram:
    'M8 3.500h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.500H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.500zm0 2A2.5 2.5 0 0 0 5.5 8v8A2.5 2.5 0 0 0 8 18.500h8a2.5 2.5 0 0 0 2.5-2.500V8A2.5 2.5 0 0 0 16 5.500zm4 2.500a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm4.3-2.900a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
} as const;
