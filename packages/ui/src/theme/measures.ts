/**
 * Figures of single components, patterns and screens that are on no scale: each stands here once, beneath the
 * name of what it measures. Distances are `space` and `fine`, corners `radius`, heights of controls `sizes`.
 *
 * What has to hold words is in rem: it grows with them where a reader enlarges the text alone (WCAG 1.4.4).
 */
export const measures = {
  /** Least widths of the columns of `Grid`. */
  grid: { narrowest: '9.5rem', narrow: '12.5rem', medium: '17.5rem', wide: '22.5rem' },
  /** `besideTitle`: twice the least width of the title and its gap, from where half the width always fits. */
  page: { reading: '720px', titleBasis: '20rem', besideTitle: 'calc(40rem + 32px)' },

  /** Signs grow with the text that they stand beside. */
  icon: { small: '1rem', medium: '1.25rem', large: '1.5rem' },
  spinner: { small: '16px', medium: '20px', large: '32px' },
  /** Initials stand in for a picture, and are as large as it allows, also where all text is larger. */
  avatar: {
    small: { side: '24px', initials: '10px' },
    medium: { side: '32px', initials: '12px' },
    large: { side: '40px', initials: '14px' },
    huge: { side: '64px', initials: '22px' },
    dotLeast: '10px',
  },
  illustration: { tiny: '104px', small: '168px', large: '260px' },
  /** A day of the calendar, a part of a typed day, and the least width of two typed days. */
  dateRange: { cell: '36px', part: '24px', narrowest: '312px' },
  dialog: { small: '440px', medium: '560px', large: '760px' },
  badge: { height: '1.125rem' },
  banner: { wordsBasis: '240px' },
  breadcrumbs: { more: '28px' },
  /** Boxes to tick and circles to choose. */
  choice: { mark: '18px' },
  colorField: { widest: '280px', sample: '52px', swatch: '28px' },
  colorPicker: { height: '160px' },
  comboBox: { buttonRoom: '38px' },
  /** `areaAround`: what stands above and below the lines of a field of several. */
  field: { areaLowest: '84px', areaAround: '16px', areaHighest: '320px', helpLine: '1.125rem' },
  fileList: { narrow: '479px', row: '56px', progress: '160px', state: '30px' },
  floating: { option: '34px' },
  formSection: { sideBySide: '760px', wordsNarrowest: '200px', fieldsWidest: '640px' },
  hint: { widest: '260px' },
  menu: { narrowest: '160px' },
  /** Room that toasts leave to the foot of a dialog or drawer, where they cannot see how high it is. */
  modal: { footCleared: '92px' },
  numberField: { widest: '240px', step: '34px' },
  pagination: { arrowRoom: '26px' },
  passwordField: { ruleNarrowest: '200px' },
  radioGroup: { cardNarrowest: '120px' },
  saveBar: { wordsBasis: '200px', cleared: '96px', clearedOnPhones: '152px' },
  searchField: { basis: '220px', widest: '320px' },
  segmentedControl: { tileNarrowest: '79px' },
  /** The boxes that select rows of a table; `reach` is how far around one a press counts. */
  selection: { inset: '17px', reach: '13px', cleared: '80px', clearedOnPhones: '160px' },
  slider: { track: '6px' },
  stepper: { mark: '28px' },
  switch: { width: '36px', height: '22px', thumb: '16px', travel: '14px' },
  /** Less than `narrow` is too little for the columns of a list in the longest language. */
  table: {
    narrow: '50rem',
    wide: '60rem',
    cardNarrowest: '18.75rem',
    nameNarrowest: '10rem',
    nameWidest: '45cqi',
  },
  tag: { dot: '6px' },
  tagField: { tag: '26px', inputBasis: '120px' },
  /** What is dragged along a slider or a field of colors. */
  thumb: { pointer: '20px', half: '10px', touch: '28px' },
  /** `clearance`, in px, lies between toasts and what they were lifted off. */
  toaster: { widest: '480px' },

  chat: {
    starterNarrowest: '260px',
    noticeBasis: '200px',
    /** Below 16 px iOS zooms into the field, however small the reader likes text. */
    composerText: 'max(1rem, 16px)',
    /** Above a composer of one line. */
    composerCleared: '104px',
    /** A conversation: with avatar and margins its lines hold about 75 characters. */
    column: '760px',
    /** The column of conversations: two words of a title, and room beside it in a window of 900 px. */
    threads: '264px',
    citation: '1.125rem',
    citationText: '0.6875rem',
    /** The widest panel beside its mark. */
    citationPanel: '340px',
    waitingDot: '10px',
    skeletonBubble: '44px',
    skeletonAvatar: '28px',
    skeletonLine: '14px',
  },

  /** The test chat beside the editor's form: what stands above it, and how low it may get. */
  testChat: { above: '216px', lowest: '420px' },
  chatPreview: { narrowest: '300px', widest: '380px', lowest: '440px' },
  guestLayout: { nameWidest: '240px' },
  listTools: { searchBasis: '200px' },
  messageScreen: { widest: '480px', icon: '56px' },
  /** The tiny windows in the settings. */
  miniature: { width: '64px', height: '40px', side: '18px', top: '10px' },
  /** `share` is what the other columns leave of a table. */
  rowIdentity: { narrowest: '10rem', share: '45cqi - 12.5rem', widest: '25rem' },
  /** `thread` is where the line beside nested entries stands: below the middle of the icon. */
  sideNav: { thread: '21px', floatingNarrowest: '200px' },

  accountScreen: { termNarrowest: '120px' },
  assistantList: {
    cardLowest: '176px',
    figureNarrowest: '8rem',
    figureSkeleton: '96px',
    stateWidest: '260px',
  },
  billingScreen: { cardNarrowest: '400px' },
  chosenUsers: { highest: '320px' },
  difference: { highest: '420px', gapInset: '28px' },
  pricing: {
    planNarrowest: '220px',
    onePlan: '400px',
    twoPlans: '824px',
    threePlans: '708px',
    periodNarrowest: '220px',
  },
  quickStart: { contents: '240px' },
  dailyMessages: { height: '72px' },
  sparkline: { width: '64px', height: '20px', areaWidth: '180px', areaHeight: '36px' },
  conversations: { list: '380px' },
  usersScreen: { checklistHighest: '320px' },
  /** The preview of the widget on a site, reduced in size. */
  widgetPreview: {
    phone: '215px',
    phoneCorner: '28px',
    picture: '120px',
    /** How much smaller than on a page it is shown: a phone is 390 px wide. */
    zoom: { desktop: '0.5', phone: '0.55' },
  },
  wizard: { stepsWidest: '640px', answersWidest: '568px', madeWidest: '560px' },
} as const;
