try {
  const { paletteMode, contrast } = JSON.parse(localStorage['app.settings']);
  Object.assign(document.documentElement.dataset, { theme: paletteMode, contrast });
} catch {
  // The default theme.
}
