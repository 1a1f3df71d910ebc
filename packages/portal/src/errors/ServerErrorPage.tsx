import { StatusPage } from './StatusPage.tsx';

/** 'Internal Server Error' (RT-6). */
export default function ServerErrorPage() {
  return <StatusPage status={500} />;
}
