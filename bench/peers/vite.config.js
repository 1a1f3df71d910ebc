export default {
  root: import.meta.dirname,
  base: './',
};
