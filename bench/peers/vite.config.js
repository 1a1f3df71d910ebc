export default {
  root: import.meta.dirname,
  base: './',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: { input: ['react-admin.html', 'deep-chat.html', 'typebot.html'] },
  },
};
