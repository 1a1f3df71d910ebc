import { StatusPage } from './StatusPage.tsx';

/** 'The page you are looking for isn’t here' (RT-6). */
export default function NotFoundPage() {
  return <StatusPage status={404} />;
}
